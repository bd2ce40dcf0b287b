"""One module per scene; render.py calls its build(parameters)."""
