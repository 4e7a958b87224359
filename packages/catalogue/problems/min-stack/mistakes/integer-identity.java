import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Stack<Integer> st = new Stack<>(), mn = new Stack<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            String[] w = br.readLine().trim().split(" ");
            switch (w[0]) {
                case "push":
                    int x = Integer.parseInt(w[1]);
                    st.push(x);
                    if (mn.isEmpty() || x <= mn.peek()) mn.push(x);
                    break;
                case "pop":
                    if (st.peek() == mn.peek()) mn.pop();
                    st.pop();
                    break;
                case "top": sb.append(st.peek()).append("\n"); break;
                default: sb.append(mn.peek()).append("\n");
            }
        }
        System.out.print(sb);
    }
}
