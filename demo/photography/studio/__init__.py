"""Modules shared by all scenes: stage, camera, lights, materials, geometry, darkroom. One unit is one centimetre."""
