import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Stack<Integer> st = new Stack<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String[] w = br.readLine().trim().split(" ");
            if (w[0].equals("push")) st.push(Integer.parseInt(w[1]));
            else if (w[0].equals("pop")) st.pop();
            else if (w[0].equals("top")) sb.append(st.peek()).append("\n");
            else sb.append(Collections.min(st)).append("\n");
        }
        System.out.print(sb);
    }
}
