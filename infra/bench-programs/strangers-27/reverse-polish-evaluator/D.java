import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedInputStream in = new BufferedInputStream(System.in, 1 << 16);
        int c = in.read();
        int k = 0;
        while (c >= '0') {
            k = 10 * k + c - '0';
            c = in.read();
        }
        long[] stack = new long[k / 2 + 2];
        int top = -1;
        while (k > 0) {
            while (c <= ' ') c = in.read();
            int sign = c;
            c = in.read();
            boolean digitFollows = c >= '0' && c <= '9';
            if (sign >= '0' || sign == '-' && digitFollows) {
                long x = sign == '-' ? 0 : sign - '0';
                while (c >= '0' && c <= '9') {
                    x = 10 * x + c - '0';
                    c = in.read();
                }
                stack[++top] = sign == '-' ? -x : x;
            } else {
                long b = stack[top--];
                if (sign == '+') stack[top] += b;
                else if (sign == '-') stack[top] -= b;
                else if (sign == '*') stack[top] *= b;
                else stack[top] /= b;
            }
            k--;
        }
        System.out.println(stack[0]);
    }
}
