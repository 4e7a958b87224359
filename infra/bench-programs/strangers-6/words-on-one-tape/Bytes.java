import java.io.*;

public class Bytes {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String order = in.readLine();
        StringBuilder sb = new StringBuilder();
        if (order.charAt(0) == 'p') {
            int n = Integer.parseInt(in.readLine());
            while (n-- > 0) {
                String line = in.readLine();
                String word = line.substring(1, line.length() - 1);
                sb.append(word.length());
                sb.append(":");
                sb.append(word);
            }
            System.out.println(sb);
            return;
        }
        String line = in.readLine();
        char[] tape = line == null ? new char[0] : line.toCharArray();
        int p = 0, words = 0;
        boolean ok = true;
        while (ok && p < tape.length) {
            long len = 0;
            int first = p;
            while (p < tape.length && tape[p] >= '0' && tape[p] <= '9' && len < 1_000_000) {
                len = len * 10 + tape[p] - '0';
                p++;
            }
            if (p == first || p == tape.length || tape[p] != ':' || p + 1 + len > tape.length) {
                ok = false;
            } else {
                sb.append('"').append(tape, p + 1, (int) len).append("\"\n");
                p += 1 + (int) len;
                words++;
            }
        }
        System.out.print(ok ? words + "\n" + sb : "broken\n");
    }
}
