<?php
/**
 * Makes a customer (EMAIL, who logs in with the password `password`) with two saved cards of a gateway (GATEWAY), the
 * second of them the default one; META (JSON, name → value) is kept with the customer, per site. Prints the ids of the
 * cards as JSON. Run by visit.mjs.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_email = (string) getenv( 'EMAIL' );
$storefront_islands_user  = wc_create_new_customer( $storefront_islands_email, $storefront_islands_email, 'password' );
if ( is_wp_error( $storefront_islands_user ) ) {
	throw new RuntimeException( $storefront_islands_user->get_error_message() );
}
foreach ( (array) json_decode( (string) getenv( 'META' ), true ) as $storefront_islands_name => $storefront_islands_value ) {
	update_user_option( $storefront_islands_user, $storefront_islands_name, $storefront_islands_value );
}
$storefront_islands_cards = array();
foreach ( array( 'visa' => '4242', 'mastercard' => '4444' ) as $storefront_islands_brand => $storefront_islands_last4 ) {
	$storefront_islands_card = new WC_Payment_Token_CC();
	$storefront_islands_card->set_gateway_id( (string) getenv( 'GATEWAY' ) );
	$storefront_islands_card->set_token( "pm_standin_$storefront_islands_brand" );
	$storefront_islands_card->set_user_id( $storefront_islands_user );
	$storefront_islands_card->set_card_type( $storefront_islands_brand );
	$storefront_islands_card->set_last4( $storefront_islands_last4 );
	$storefront_islands_card->set_expiry_month( '12' );
	$storefront_islands_card->set_expiry_year( '2034' );
	$storefront_islands_card->set_default( 'mastercard' === $storefront_islands_brand );
	$storefront_islands_card->save();
	$storefront_islands_cards[] = $storefront_islands_card->get_id();
}
echo wp_json_encode( $storefront_islands_cards );
