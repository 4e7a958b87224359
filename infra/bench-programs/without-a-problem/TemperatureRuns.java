import java.io.*;

public class TemperatureRuns {
    public static void main(String[] args) throws Exception {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        int run = 0, best = 0;
        double last = Double.POSITIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            if (st.nval > last) run++; else run = 1;
            if (run > best) best = run;
            last = st.nval;
        }
        System.out.println(best);
    }
}
