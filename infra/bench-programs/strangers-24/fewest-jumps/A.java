import java.io.*;

public class A {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        st.nextToken();
        return (int) st.nval;
    }

    public static void main(String[] x) throws IOException {
        int n = next(), jumps = 0, end = 0, far = 0;
        for (int i = 0; i < n - 1; i++) {
            far = Math.max(far, i + next());
            if (i == end) {
                if (far == i) {
                    System.out.println(-1);
                    return;
                }
                jumps++;
                end = far;
            }
        }
        System.out.println(jumps);
    }
}
