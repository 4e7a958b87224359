import java.io.*;
import java.util.StringTokenizer;

public class D {
    static long power(long a, long b, long m) {
        if (b == 0) return 1 % m;
        long half = power(a, b / 2, m);
        long square = half * half % m;
        return b % 2 == 0 ? square : square * a % m;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)), false);
        int q = Integer.parseInt(in.readLine().trim());
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            long a = Long.parseLong(st.nextToken());
            long b = Long.parseLong(st.nextToken());
            long m = Long.parseLong(st.nextToken());
            out.println(power(a % m, b, m));
        }
        out.flush();
    }
}
