import java.io.*;
import java.util.*;

public class Reach {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[][] wide = new int[n][];
        for (int i = 0; i < n; i++)
            wide[i] = Arrays.stream(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        for (int via = 0; via < n; via++)
            for (int[] row : wide)
                for (int to = 0; to < n; to++)
                    row[to] = Math.max(row[to], Math.min(row[via], wide[via][to]));
        int worst = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (i != j) worst = Math.min(worst, wide[i][j]);
        System.out.println(n == 1 ? 0 : worst);
    }
}
