import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] dp = new int[n + 2];
        for (int i = 2; i < n + 2; i++) dp[i] = Math.max(dp[i - 1], dp[i - 2] + ni());
        System.out.println(dp[n + 1]);
    }
}
