import java.io.*;

class TwoDigitRadix {
    static int[] pass(int[] a, int shift) {
        int[] start = new int[65537];
        for (int x : a) start[(x >>> shift & 0xffff) + 1]++;
        for (int d = 0; d < 65536; d++) start[d + 1] += start[d];
        int[] b = new int[a.length];
        for (int x : a) b[start[x >>> shift & 0xffff]++] = x;
        return b;
    }

    public static void main(String... args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int[] a = new int[(int) st.nval];
        for (int i = 0; i < a.length; i++) {
            st.nextToken();
            a[i] = (int) st.nval ^ 0x80000000;
        }
        a = pass(pass(a, 0), 16);
        int longest = 1, run = 1;
        for (int i = 1; i < a.length; i++) {
            int gap = a[i] - a[i - 1];
            if (gap == 0) continue;
            run = gap == 1 ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        System.out.println(longest);
    }
}
