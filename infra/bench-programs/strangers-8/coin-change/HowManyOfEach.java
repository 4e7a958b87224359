import java.io.*;
import java.util.*;

public class HowManyOfEach {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), amount = Integer.parseInt(st.nextToken());
        int[] coin = Arrays.stream(br.readLine().trim().split(" +")).mapToInt(Integer::parseInt).toArray();
        long[][] best = new long[n + 1][amount + 1];
        Arrays.fill(best[0], Integer.MAX_VALUE);
        best[0][0] = 0;
        for (int i = 1; i <= n; i++)
            for (int a = 0; a <= amount; a++) {
                best[i][a] = Integer.MAX_VALUE;
                for (int many = 0; many * (long) coin[i - 1] <= a; many++)
                    best[i][a] = Math.min(best[i][a], best[i - 1][a - many * coin[i - 1]] + many);
            }
        System.out.println(best[n][amount] >= Integer.MAX_VALUE ? -1 : best[n][amount]);
    }
}
