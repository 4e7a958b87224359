import java.io.IOException;

public class C {
    static long sum, term;
    static char op;

    static void apply(long v) {
        switch (op) {
            case '+': sum += term; term = v; break;
            case '-': sum += term; term = -v; break;
            case '*': term *= v; break;
            default: term /= v;
        }
    }

    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        long[] sums = new long[1000], terms = new long[1000];
        char[] ops = new char[1000];
        boolean[] negs = new boolean[1000];
        int depth = 0;
        boolean neg = false, expect = true;
        sum = term = 0;
        op = '+';
        for (int i = 0; i < s.length; i++) {
            char c = (char) s[i];
            if (c <= ' ') continue;
            if (c >= '0' && c <= '9') {
                long v = c - '0';
                while (i + 1 < s.length && s[i + 1] >= '0' && s[i + 1] <= '9') v = v * 10 + s[++i] - '0';
                apply(neg ? -v : v);
                neg = false;
                expect = false;
            } else if (c == '(') {
                sums[depth] = sum;
                terms[depth] = term;
                ops[depth] = op;
                negs[depth++] = neg;
                sum = term = 0;
                op = '+';
                neg = false;
                expect = true;
            } else if (c == ')') {
                long v = sum + term;
                sum = sums[--depth];
                term = terms[depth];
                op = ops[depth];
                apply(negs[depth] ? -v : v);
                neg = false;
                expect = false;
            } else if (expect) {
                neg = !neg;
            } else {
                op = c;
                expect = true;
            }
        }
        System.out.println(sum + term);
    }
}
