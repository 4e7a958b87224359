import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 15));
        int n = readInt(in);
        // run: the best sum of day-to-day changes that ends today
        int run = 0, best = 0, yesterday = readInt(in);
        for (int i = 1; i < n; i++) {
            int today = readInt(in);
            run += today - yesterday;
            if (run < 0) run = 0;
            if (run > best) best = run;
            yesterday = today;
        }
        System.out.println(best);
    }

    private static int readInt(DataInputStream in) throws IOException {
        int ret = 0;
        int b = in.read();
        while (b < '0') b = in.read();
        while (b >= '0') {
            ret = 10 * ret + b - '0';
            b = in.read();
        }
        return ret;
    }
}
