import java.io.*;

public class Share {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int lowest = Integer.MAX_VALUE, highest = 0, profit = 0;
        for (int day = 0; day < n; day++) {
            in.nextToken();
            int price = (int) in.nval;
            if (price < lowest) {
                lowest = price;
                highest = 0;
            } else if (price > highest) {
                highest = price;
            }
            profit = Math.max(0, highest - lowest);
        }
        System.out.println(profit);
    }
}
