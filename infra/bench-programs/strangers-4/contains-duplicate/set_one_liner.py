print((lambda n, *v: len(set(v)) < len(v))(*__import__('sys').stdin.read().split()) and 'true' or 'false')
