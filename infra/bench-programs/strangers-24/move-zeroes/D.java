import java.io.*;
import java.util.*;

/* Works on the text itself; the values are never turned into numbers. */
public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer words = new StringTokenizer(br.readLine());
        StringJoiner front = new StringJoiner(" ");
        int zeros = 0;
        while (words.hasMoreTokens()) {
            String w = words.nextToken();
            if (w.equals("0")) zeros++;
            else front.add(w);
        }
        while (zeros-- > 0) front.add("0");
        System.out.println(front);
    }
}
