import java.io.*;

// One array only: it holds x - (minimum before the push). A negative entry means "here the minimum changed".
public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        long[] d = new long[q + 1];
        int sz = 0;
        long min = 0;
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            String s = in.readLine().trim();
            switch (s.charAt(1)) {
                case 'u': {
                    long x = Long.parseLong(s.substring(5).trim());
                    if (sz == 0) min = x;
                    d[sz++] = x - min;
                    if (x < min) min = x;
                    break;
                }
                case 'o':
                    if (s.charAt(0) == 'p') {
                        long t = d[--sz];
                        if (t < 0) min -= t;
                    } else {
                        long t = d[sz - 1];
                        out.println(t < 0 ? min : min + t);
                    }
                    break;
                default:
                    out.println(min);
            }
        }
        out.flush();
    }
}
