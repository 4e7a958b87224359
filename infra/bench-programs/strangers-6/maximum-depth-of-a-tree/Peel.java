import java.io.*;

public class Peel {
    String rest;

    Peel(String s) { rest = s; }

    String token() {
        int gap = rest.indexOf(' ');
        String t;
        if (gap == -1) {
            t = rest;
            rest = "";
        } else {
            t = rest.substring(0, gap);
            rest = rest.substring(gap + 1);
        }
        return t;
    }

    int below(int places) {
        if (places == 0 || rest.isEmpty()) return 0;
        int grown = 0;
        while (places-- > 0 && !rest.isEmpty()) {
            if (!"null".equals(token())) grown++;
        }
        return 1 + below(2 * grown);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String line = in.readLine();
        System.out.println(new Peel(line == null ? "" : line.trim()).below(1));
    }
}
