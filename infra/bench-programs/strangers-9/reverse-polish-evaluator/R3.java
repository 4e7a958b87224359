import java.io.*;

/** Read from the right, the expression is a prefix expression: evaluate it recursively. */
public class R3 {
    static String[] tokens;
    static int at;

    static long value() {
        String t = tokens[at--];
        if (t.length() > 1 || Character.isDigit(t.charAt(0))) return Long.parseLong(t);
        long right = value();
        long left = value();
        switch (t) {
            case "+": return left + right;
            case "-": return left - right;
            case "*": return left * right;
            default: return left / right;
        }
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        tokens = in.readLine().trim().split(" ");
        at = tokens.length - 1;
        Thread t = new Thread(null, () -> System.out.println(value()), "deep", 1L << 27);
        t.start();
        t.join();
    }
}
