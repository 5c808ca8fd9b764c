"""Learning with NumPy alone: a small network, what it is taught, and what it finds by itself.

network    a policy and a value over a row: forwards, backwards, Adam, saved and loaded
imitation  a teacher's opinion of every answer, in games it plays or corrects
self_play  many games against itself, and steps of policy improvement (PPO)
trial      games against a bot, as a bot
export     the policy as an ONNX file that says which table it is for
"""
