import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        long yesterday = (long) in.nval, run = 0, best = 0;
        for (int day = 2; day <= n; day++) {
            in.nextToken();
            long today = (long) in.nval;
            run = Math.max(0, run + today - yesterday);
            best = Math.max(best, run);
            yesterday = today;
        }
        System.out.println(best);
    }
}
