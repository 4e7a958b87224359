import java.io.*;

public class MergeHalf {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static long[] readArray() throws IOException {
        st.nextToken();
        long[] x = new long[(int) st.nval];
        for (int i = 0; i < x.length; i++) {
            st.nextToken();
            x[i] = (long) st.nval;
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        long[] a = readArray(), b = readArray();
        int total = a.length + b.length, i = 0, j = 0;
        long last = 0, before = 0;
        for (int k = 0; k <= total / 2; k++) {
            before = last;
            if (j == b.length || (i < a.length && a[i] <= b[j])) last = a[i++];
            else last = b[j++];
        }
        if (total % 2 == 1) System.out.println(last);
        else System.out.println((last + before) / 2.0);
    }
}
