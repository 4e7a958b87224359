import java.io.*;
import java.util.*;
import java.util.stream.*;

public class B {
    static boolean noPair(IntStream unit) {
        int[] s = unit.filter(v -> v > 0).sorted().toArray();
        return IntStream.range(1, s.length).noneMatch(i -> s[i - 1] == s[i]);
    }

    static int[] parse(String line) {
        StringTokenizer st = new StringTokenizer(line);
        int[] row = new int[st.countTokens()];
        for (int i = 0; i < row.length; i++) row[i] = Integer.parseInt(st.nextToken());
        return row;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim()), n = k * k;
        int[][] g = new int[n][];
        for (int i = 0; i < n; i++) g[i] = parse(in.readLine());
        boolean fine = IntStream.range(0, n).allMatch(u ->
                noPair(Arrays.stream(g[u]))
                && noPair(IntStream.range(0, n).map(i -> g[i][u]))
                && noPair(IntStream.range(0, n).map(i -> g[u / k * k + i / k][u % k * k + i % k])));
        System.out.println(fine);
    }
}
