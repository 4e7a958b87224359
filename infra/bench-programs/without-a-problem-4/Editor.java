import java.io.*;

public class Editor {
    static final class Stack {
        private byte[] a = new byte[4];
        private int n;

        void push(byte b) {
            if (n == a.length) a = java.util.Arrays.copyOf(a, 2 * n);
            a[n++] = b;
        }

        byte pop() {
            return a[--n];
        }

        boolean empty() {
            return n == 0;
        }
    }

    public static void main(String[] args) throws IOException {
        byte[] keys = System.in.readAllBytes();
        Stack left = new Stack(), right = new Stack();
        for (byte key : keys) {
            switch (key) {
                case '<':
                    if (!left.empty()) right.push(left.pop());
                    break;
                case '>':
                    if (!right.empty()) left.push(right.pop());
                    break;
                case '-':
                    if (!left.empty()) left.pop();
                    break;
                case '^':
                    while (!left.empty()) right.push(left.pop());
                    break;
                default:
                    if (key >= 'a' && key <= 'z') left.push(key);
            }
        }
        while (!left.empty()) right.push(left.pop());
        StringBuilder sb = new StringBuilder();
        while (!right.empty()) sb.append((char) right.pop());
        System.out.println(sb);
    }
}
