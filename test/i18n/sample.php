<?php
/**
 * Calls that tools/i18n finds, and some that it must ignore.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

// translators: %s: name.
printf( esc_html__( 'It\'s %s', 'storefront-islands' ), $name );
echo esc_attr_x( 'Post', 'verb', 'storefront-islands' );
echo __( 'One ' . 'sentence', 'storefront-islands' );
/* translators: %d: pieces. */
$text = sprintf( _n( '%d piece', '%d pieces', count( array( 1, 2 ) ), 'storefront-islands' ), 2 );
$shop->__( 'a method of this name', 'storefront-islands' );
// __( 'in a comment', 'storefront-islands' )
echo '__( "in a text", "storefront-islands" )';
echo __( $variable, 'storefront-islands' );
echo __( 'Of another plugin', 'woocommerce' );
