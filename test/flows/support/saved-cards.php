<?php
/**
 * Creates a customer (saver / password) with two saved cards, the second of which is the default. Run by flows.
 *
 * On WooCommerce the cards belong to the payment method of test/gateways/load.php.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Payment\TestCards;

$storefront_islands_user = get_user_by( 'login', 'saver' );
if ( false !== $storefront_islands_user ) {
	return;
}
$storefront_islands_id = (int) wp_insert_user(
	array(
		'user_login' => 'saver',
		'user_pass'  => 'password',
		'user_email' => 'saver@example.com',
		'role'       => class_exists( 'WooCommerce', false ) ? 'customer' : 'subscriber',
	)
);
if ( ! class_exists( 'WooCommerce', false ) ) {
	SavedCards::add( $storefront_islands_id, TestCards::DECLINED );
	SavedCards::add( $storefront_islands_id, TestCards::SUCCEEDS );
	SavedCards::make_default( $storefront_islands_id, TestCards::SUCCEEDS );
	return;
}
foreach ( array( '0002', '4242' ) as $storefront_islands_last4 ) {
	$storefront_islands_token = new WC_Payment_Token_CC();
	$storefront_islands_token->set_gateway_id( 'test_method' );
	$storefront_islands_token->set_token( 'tok_' . $storefront_islands_last4 );
	$storefront_islands_token->set_user_id( $storefront_islands_id );
	$storefront_islands_token->set_card_type( 'visa' );
	$storefront_islands_token->set_last4( $storefront_islands_last4 );
	$storefront_islands_token->set_expiry_month( '12' );
	$storefront_islands_token->set_expiry_year( '2034' );
	$storefront_islands_token->save();
}
WC_Payment_Tokens::set_users_default( $storefront_islands_id, $storefront_islands_token->get_id() );
