"""Modules shared by all scenes: stage, camera, lights, materials, geometry, photo rendering. One unit is one centimetre."""
