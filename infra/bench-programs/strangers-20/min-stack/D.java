import java.io.*;

public class D {
    // Stores only differences to the minimum: a negative entry marks a new minimum.
    private long[] diff = new long[16];
    private int size;
    private long min;

    void push(long x) {
        if (size == diff.length) diff = java.util.Arrays.copyOf(diff, size * 2);
        if (size == 0) min = x;
        diff[size++] = x - min;
        if (x < min) min = x;
    }

    void pop() {
        long d = diff[--size];
        if (d < 0) min -= d;
    }

    long top() {
        long d = diff[size - 1];
        return d < 0 ? min : min + d;
    }

    long min() { return min; }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        D s = new D();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String line = br.readLine().trim();
            switch (line.substring(0, 2)) {
                case "pu" -> s.push(Long.parseLong(line.substring(5).trim()));
                case "po" -> s.pop();
                case "to" -> sb.append(s.top()).append('\n');
                default -> sb.append(s.min()).append('\n');
            }
        }
        System.out.print(sb);
    }
}
