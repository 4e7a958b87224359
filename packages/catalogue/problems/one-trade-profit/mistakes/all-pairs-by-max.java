import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            prices[i] = (int) in.nval;
        }
        int best = 0;
        for (int buy = 0; buy < n; buy++) {
            int highest = 0;
            for (int sell = buy + 1; sell < n; sell++) highest = Math.max(highest, prices[sell]);
            best = Math.max(best, highest - prices[buy]);
        }
        System.out.println(best);
    }
}
