import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] temp = new int[n], ans = new int[n];
        Stack<Integer> st = new Stack<>();
        for (int i = 0; i < n; i++) {
            temp[i] = sc.nextInt();
            while (!st.empty() && temp[st.peek()] <= temp[i]) {
                int k = st.pop();
                ans[k] = i - k;
            }
            st.push(i);
        }
        StringBuilder sb = new StringBuilder();
        for (int x : ans) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
