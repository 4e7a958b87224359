print('true' if sorted(input().strip()) == sorted(input().strip()) else 'false')
