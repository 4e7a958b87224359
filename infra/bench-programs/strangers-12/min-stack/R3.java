import java.io.*;

/** One array only: it stores the differences to the minimum at the time of the push. */
public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        long[] diff = new long[q];
        int size = 0;
        long min = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String line = in.readLine().trim();
            char second = line.charAt(1);
            if (second == 'u') { // push
                long x = Long.parseLong(line.substring(5));
                if (size == 0) min = x;
                diff[size++] = x - min;
                if (x < min) min = x;
            } else if (line.equals("pop")) {
                long d = diff[--size];
                if (d < 0) min -= d;
            } else if (line.equals("top")) {
                long d = diff[size - 1];
                out.append(d < 0 ? min : min + d).append('\n');
            } else {
                out.append(min).append('\n');
            }
        }
        System.out.print(out);
    }
}
