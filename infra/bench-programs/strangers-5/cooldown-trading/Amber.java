import java.io.*;
import java.util.*;

public class Amber {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        long[] p = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();

        long[] hold = new long[n];
        long[] cash = new long[n];
        hold[0] = -p[0];
        for (int i = 1; i < n; i++) {
            cash[i] = Math.max(cash[i - 1], hold[i - 1] + p[i]);
            long mayBuy = i >= 2 ? cash[i - 1] : 0;
            hold[i] = Math.max(hold[i - 1], mayBuy - p[i]);
        }
        System.out.println(cash[n - 1]);
    }
}
