import java.io.*;

public class C {
    static final int TOP = 10_000_000;

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        // reach[l] = 1 + farthest right end of an interval that starts in l; 0 = none starts there
        int[] reach = new int[TOP];
        while (n-- > 0) {
            st.nextToken(); int l = (int) st.nval;
            st.nextToken(); int r = (int) st.nval;
            if (r + 1 > reach[l]) reach[l] = r + 1;
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int x = 0; x < TOP; x++) {
            if (reach[x] == 0) continue;
            int start = x, end = reach[x] - 1;
            for (; x <= end; x++) {
                if (reach[x] - 1 > end) end = reach[x] - 1;
            }
            x = end;
            out.println(start + " " + end);
        }
        out.flush();
    }
}
