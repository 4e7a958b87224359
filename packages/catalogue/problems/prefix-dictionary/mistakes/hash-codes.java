import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        Set<Integer> words = new HashSet<>();
        Set<Integer> beginnings = new HashSet<>();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            String[] line = in.readLine().trim().split(" ");
            if (line[0].equals("add")) {
                words.add(line[1].hashCode());
                int hash = 0;
                for (char letter : line[1].toCharArray()) {
                    hash = 31 * hash + letter;
                    beginnings.add(hash);
                }
            } else {
                Set<Integer> known = line[0].equals("has") ? words : beginnings;
                out.append(known.contains(line[1].hashCode())).append('\n');
            }
        }
        System.out.print(out);
    }
}
