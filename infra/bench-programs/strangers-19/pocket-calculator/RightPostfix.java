import java.io.IOException;

/** Shunting yard: first the whole line to postfix, then a stack machine. '~' is the sign. */
public class RightPostfix {
    static int rank(byte op) {
        switch (op) {
            case '+': case '-': return 1;
            case '*': case '/': return 2;
            case '~': return 3;
            default: return 0;      // bracket
        }
    }

    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        int n = s.length;
        byte[] code = new byte[n + 1], wait = new byte[n + 1];
        long[] num = new long[n + 1];
        int len = 0, top = 0;
        boolean operand = true;
        for (int i = 0; i < n; i++) {
            byte c = s[i];
            if (c <= ' ') continue;
            if (c >= '0' && c <= '9') {
                long x = c - '0';
                while (i + 1 < n && s[i + 1] >= '0' && s[i + 1] <= '9') x = x * 10 + s[++i] - '0';
                code[len] = 'n';
                num[len++] = x;
                operand = false;
            } else if (c == '(') {
                wait[top++] = c;
                operand = true;
            } else if (c == ')') {
                while (wait[top - 1] != '(') code[len++] = wait[--top];
                top--;
                operand = false;
            } else if (operand) {
                wait[top++] = '~';
            } else {
                while (top > 0 && rank(wait[top - 1]) >= rank(c)) code[len++] = wait[--top];
                wait[top++] = c;
                operand = true;
            }
        }
        while (top > 0) code[len++] = wait[--top];

        long[] st = new long[len + 1];
        int k = 0;
        for (int i = 0; i < len; i++) {
            switch (code[i]) {
                case 'n': st[k++] = num[i]; break;
                case '~': st[k - 1] = -st[k - 1]; break;
                case '+': k--; st[k - 1] += st[k]; break;
                case '-': k--; st[k - 1] -= st[k]; break;
                case '*': k--; st[k - 1] *= st[k]; break;
                default: k--; st[k - 1] /= st[k];
            }
        }
        System.out.println(st[0]);
    }
}
