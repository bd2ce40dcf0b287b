"""What every scene shares: stage, camera, lights, materials, geometry and the darkroom. One unit is one centimetre."""
