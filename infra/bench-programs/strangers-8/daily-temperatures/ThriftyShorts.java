import java.io.*;

public class ThriftyShorts {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        short[] temp = new short[n];          // -1000..1000
        short[] wait = new short[n];
        int[] stack = new int[n];
        int top = -1;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            temp[i] = (short) in.nval;
            while (top >= 0 && temp[stack[top]] < temp[i]) {
                wait[stack[top]] = (short) (i - stack[top]);
                top--;
            }
            stack[++top] = i;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            if (i > 0) sb.append(' ');
            sb.append(wait[i]);
        }
        System.out.println(sb);
    }
}
