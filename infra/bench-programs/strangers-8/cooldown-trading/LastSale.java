import java.io.*;

class LastSale {
    public static void main(String[] a) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        long[] price = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            st.nextToken();
            price[i] = (long) st.nval;
        }
        long[] gain = new long[n + 1];
        for (int sell = 1; sell <= n; sell++) {
            long top = gain[sell - 1];
            for (int buy = 1; buy < sell; buy++) {
                long earlier = buy >= 2 ? gain[buy - 2] : 0;
                long g = earlier + price[sell] - price[buy];
                if (g > top) top = g;
            }
            gain[sell] = top;
        }
        System.out.println(gain[n]);
    }
}
