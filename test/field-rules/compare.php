<?php
/**
 * Evaluates the pairs of rule and document in the JSON file PAIRS with the demo shop's evaluator, and with
 * opis/json-schema as WooCommerce calls it. Run by run.mjs.
 */

declare(strict_types=1);

use Opis\JsonSchema\Helper;
use Opis\JsonSchema\Validator;
use StorefrontIslands\Checkout\Fields\RuleSchema;
use StorefrontIslands\DemoShop\Fields\RuleEvaluator;

require getenv( 'SITE' ) . '/wp-load.php';
require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

/** Returns if WooCommerce's server holds a rule for true. */
function storefront_islands_woocommerce_holds( array $rule, object $document ): bool {
	if ( isset( $rule['cart'] ) || isset( $rule['checkout'] ) || isset( $rule['customer'] ) ) {
		$rule = array( 'properties' => $rule );
	}
	$rule += array( '$schema' => 'http://json-schema.org/draft-07/schema#', 'type' => 'object' );
	try {
		return ! ( new Validator() )->validate( Helper::toJSON( $document ), Helper::toJSON( $rule ) )->hasError();
	} catch ( Exception $e ) {
		return false;
	}
}

$storefront_islands_answers = array();
foreach ( wp_json_file_decode( (string) getenv( 'PAIRS' ) ) as $storefront_islands_pair ) {
	// As PHP registers rules: arrays, of which an empty one may be a list or an object.
	$storefront_islands_rule    = json_decode( (string) wp_json_encode( $storefront_islands_pair->rule ), true );
	$storefront_islands_schema  = RuleSchema::of_rule( $storefront_islands_rule );
	$storefront_islands_answers[] = array(
		'known'  => RuleSchema::is_known( $storefront_islands_schema ),
		'ours'   => RuleSchema::is_known( $storefront_islands_schema ) && RuleEvaluator::is_valid( $storefront_islands_schema, $storefront_islands_pair->document ),
		'theirs' => storefront_islands_woocommerce_holds( $storefront_islands_rule, $storefront_islands_pair->document ),
		'sent'   => $storefront_islands_rule,
	);
}
echo wp_json_encode( $storefront_islands_answers );
