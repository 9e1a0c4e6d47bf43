/**
 * What gateways and other plugins of a WooCommerce checkout find at window.wc (anchors, contracts that other plugins rely
 * on). What is there already, because WooCommerce's own script had to stay, is left alone.
 */
