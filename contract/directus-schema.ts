// The collections of the backend as TypeScript, for @directus/sdk. Generated from backend/schema by
// "node backend/types/write-types.ts"; a test fails when the two differ. Do not edit.

/** Directus's own directus_users, with the fields of this product */
export interface DirectusUsers {
  id: string;
  email: string | null;
  project: string | Project | null;
}

/** Directus's own directus_files, with the fields of this product */
export interface DirectusFiles {
  id: string;
  filename_download: string;
  title: string | null;
  description: string | null;
  type: string | null;
  filesize: string | null;
  width: number | null;
  height: number | null;
  focal_point_x: number | null;
  focal_point_y: number | null;
  modified_on: string;
  project: string | Project | null;
  is_published: boolean;
}

/** Language */
export interface Language {
  code: string;
  name: string;
  sort: number | null;
}

/** Project */
export interface Project {
  id: string;
  name: string;
  domain: string;
  logo: string | DirectusFiles | null;
  icon: string | DirectusFiles | null;
  seo_title: string;
  time_zone: string;
  show_accessibility: boolean;
  calendar_booking: boolean;
  appointment_lead_hours: number;
  appointment_horizon_days: number;
  appointment_interval_minutes: number;
  newsletter: boolean;
  config: unknown;
  translations: number[] | ProjectTranslations[];
}

/** Project: translations */
export interface ProjectTranslations {
  id: number;
  project: string | Project;
  language: string | Language;
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  claim: string | null;
}

/** Theme settings */
export interface ThemeSettings {
  id: string;
  project: string | Project;
  brand_color: string;
  base_color: string;
  config: unknown;
}

/** Company */
export interface Company {
  id: string;
  project: string | Project;
  company_name: string;
  display_name: string;
  legal_form: 'single' | 'ev' | 'bag' | 'other';
  addresses: number[] | CompanyAddress[];
  emails: number[] | CompanyEmail[];
  numbers: number[] | CompanyNumber[];
  executives: number[] | CompanyExecutive[];
  registers: number[] | CompanyRegister[];
  ust_id: string | null;
  vat_number: string | null;
  packaging_register_number: string | null;
  weee_number: string | null;
  legal_authority: string | null;
  rolex_area: boolean;
  data_protection_commissioner: number[] | DataProtectionCommissioner[];
  date_updated: string | null;
  translations: number[] | CompanyTranslations[];
}

/** Company: translations */
export interface CompanyTranslations {
  id: number;
  company: string | Company;
  language: string | Language;
  legal_authority: string | null;
}

/** Address */
export interface CompanyAddress {
  id: number;
  company: string | Company;
  sort: number | null;
  street: string;
  number: string | null;
  zip_code: string;
  city: string;
  address_type: 'hq' | 'federal_office' | null;
}

/** E-mail address */
export interface CompanyEmail {
  id: number;
  company: string | Company;
  sort: number | null;
  email: string;
  primary: boolean;
}

/** Number */
export interface CompanyNumber {
  id: number;
  company: string | Company;
  sort: number | null;
  number: string;
  type: 'phone' | 'mobile' | 'fax';
  primary: boolean;
}

/** Executive */
export interface CompanyExecutive {
  id: number;
  company: string | Company;
  sort: number | null;
  name: string;
}

/** Register entry */
export interface CompanyRegister {
  id: number;
  company: string | Company;
  sort: number | null;
  register_type: string;
  number: string;
  registrar: string;
}

/** Data protection officer */
export interface DataProtectionCommissioner {
  id: number;
  company: string | Company;
  sort: number | null;
  name: string;
  street: string | null;
  number: string | null;
  zip_code: string | null;
  city: string | null;
  phone_number: string | null;
  email: string | null;
}

/** Branch */
export interface Branch {
  id: string;
  project: string | Project;
  display_name: string;
  street: string;
  zip: string;
  city: string;
  country: 'DE' | 'AT' | 'CH' | 'LI' | 'FR' | 'LU' | 'BE' | 'NL' | 'IT';
  state: 'BW' | 'BY' | 'BY-A' | 'BY-EVANG' | 'BY-KATH' | 'BE' | 'BB' | 'HB' | 'HH' | 'HE' | 'MV' | 'NI' | 'NW' | 'RP' | 'SL' | 'SN' | 'SN-BZ' | 'ST' | 'SH' | 'TH' | 'TH-EIC' | 'TH-UH' | 'TH-WAK' | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  opening_periods: string[] | OpeningPeriod[];
  sort: number | null;
  date_updated: string | null;
  translations: number[] | BranchTranslations[];
}

/** Branch: translations */
export interface BranchTranslations {
  id: number;
  branch: string | Branch;
  language: string | Language;
  display_name: string | null;
}

/** Opening period */
export interface OpeningPeriod {
  id: string;
  branch: string | Branch;
  sort: number | null;
  day: '1' | '5' | '7' | '8' | '9' | '10' | '11' | '12' | '2' | '3' | '4' | '14' | '6' | '13' | '15' | '16' | '0';
  time_open: string | null;
  time_close: string | null;
  free_text: string | null;
  translations: number[] | OpeningPeriodTranslations[];
}

/** Opening period: translations */
export interface OpeningPeriodTranslations {
  id: number;
  opening_period: string | OpeningPeriod;
  language: string | Language;
  day: string | null;
  free_text: string | null;
}

/** Opening hour */
export interface OpeningHour {
  id: string;
  project: string | Project;
  sort: number | null;
  closed: boolean;
  opening_time: string | null;
  closing_time: string | null;
  translations: number[] | OpeningHourTranslations[];
}

/** Opening hour: translations */
export interface OpeningHourTranslations {
  id: number;
  opening_hour: string | OpeningHour;
  language: string | Language;
  day: string;
  free_text: string | null;
}

/** Special day */
export interface SpecialDay {
  id: string;
  project: string | Project;
  date: 'datetime';
  branch: string | Branch | null;
  opening_time: string | null;
  closing_time: string | null;
  translations: number[] | SpecialDayTranslations[];
}

/** Special day: translations */
export interface SpecialDayTranslations {
  id: number;
  special_day: string | SpecialDay;
  language: string | Language;
  reason: string | null;
}

/** Menu item */
export interface MenuItem {
  id: string;
  project: string | Project;
  display_name: string;
  position: 'primary' | 'social' | null;
  path: string | null;
  path_prefix: string | null;
  external_path: string | null;
  anchor: string | null;
  type: string | null;
  media: 'facebook' | 'googleplus' | 'instagram' | 'other' | null;
  parent: string | MenuItem | null;
  menu_group: string | MenuGroup | null;
  sub: string[] | MenuItem[];
  groups: string[] | MenuGroup[];
  sort: number | null;
  translations: number[] | MenuItemTranslations[];
}

/** Menu item: translations */
export interface MenuItemTranslations {
  id: number;
  menu_item: string | MenuItem;
  language: string | Language;
  display_name: string | null;
}

/** Menu group */
export interface MenuGroup {
  id: string;
  display_name: string;
  menu_item: string | MenuItem;
  sub: string[] | MenuItem[];
  sort: number | null;
  translations: number[] | MenuGroupTranslations[];
}

/** Menu group: translations */
export interface MenuGroupTranslations {
  id: number;
  menu_group: string | MenuGroup;
  language: string | Language;
  display_name: string | null;
}

/** Widget */
export interface Widget {
  id: string;
  project: string | Project;
  widget_name: 'address' | 'contact' | 'navigation' | 'social' | 'openingHours';
  position: 'footer' | 'drawer' | null;
  props: unknown;
  sort: number | null;
  translations: number[] | WidgetTranslations[];
}

/** Widget: translations */
export interface WidgetTranslations {
  id: number;
  widget: string | Widget;
  language: string | Language;
  header: string | null;
}

/** Page */
export interface Page {
  id: string;
  status: 'draft' | 'published' | 'archived';
  project: string | Project;
  key: string;
  header_image: string | DirectusFiles | null;
  sort: number | null;
  date_updated: string | null;
  translations: number[] | PageTranslations[];
  sections: string[] | PageSection[];
}

/** Page: translations */
export interface PageTranslations {
  id: number;
  page: string | Page;
  language: string | Language;
  title: string;
  description: string | null;
  keywords: string | null;
  heading: string;
  lead: string | null;
  body: string | null;
  header_image_alt: string | null;
}

/** Legal text */
export interface LegalText {
  id: string;
  project: string | Project;
  key: 'legal_authority' | 'insurance' | 'image_sources' | 'additional_top_info' | 'additional_bottom_info' | 'data_protection' | 'rolex' | 'consentmanager';
  sort: number | null;
  date_updated: string | null;
  translations: number[] | LegalTextTranslations[];
}

/** Legal text: translations */
export interface LegalTextTranslations {
  id: number;
  legal_text: string | LegalText;
  language: string | Language;
  title: string | null;
  content: string;
}

/** Consent */
export interface Consent {
  id: string;
  project: string | Project;
  function_id: string;
  display_name: string;
  description: string | null;
  link: string | null;
  default_on: boolean;
  locked: boolean;
  sort: number | null;
  translations: number[] | ConsentTranslations[];
}

/** Consent: translations */
export interface ConsentTranslations {
  id: number;
  consent: string | Consent;
  language: string | Language;
  display_name: string | null;
  description: string | null;
}

/** Brand */
export interface Brand {
  id: string;
  status: 'draft' | 'published' | 'archived';
  project: string | Project;
  display_name: string;
  slug: string;
  brand_type: 'watches' | 'jewelry' | 'wedding_rings' | 'optics' | 'accessories';
  manufacturer: string | EcommerceManufacturer | null;
  website: string | null;
  logo: string | DirectusFiles | null;
  header_image: string | DirectusFiles | null;
  lead: string | null;
  description: string | null;
  sort: number | null;
  date_updated: string | null;
  translations: number[] | BrandTranslations[];
}

/** Brand: translations */
export interface BrandTranslations {
  id: number;
  brand: string | Brand;
  language: string | Language;
  lead: string | null;
  description: string | null;
  keywords: string | null;
  header_image_alt: string | null;
}

/** Category */
export interface EcommerceCategory {
  id: string;
  project: string | Project;
  display_name: string;
  slug: string;
  image: string | DirectusFiles | null;
  subcategories: string[] | EcommerceSubcategory[];
  essential_attribute_groups: number[] | EcommerceCategoryAttributeGroup[];
  sort: number | null;
  translations: number[] | EcommerceCategoryTranslations[];
}

/** Category: translations */
export interface EcommerceCategoryTranslations {
  id: number;
  ecommerce_category: string | EcommerceCategory;
  language: string | Language;
  display_name: string;
}

/** Subcategory */
export interface EcommerceSubcategory {
  id: string;
  project: string | Project;
  category: string | EcommerceCategory;
  display_name: string;
  slug: string;
  sort: number | null;
  translations: number[] | EcommerceSubcategoryTranslations[];
}

/** Subcategory: translations */
export interface EcommerceSubcategoryTranslations {
  id: number;
  ecommerce_subcategory: string | EcommerceSubcategory;
  language: string | Language;
  display_name: string;
}

/** Manufacturer */
export interface EcommerceManufacturer {
  id: string;
  project: string | Project;
  display_name: string;
  slug: string;
  postal_address: string | null;
  electronic_address: string | null;
  responsible_person: string | null;
  sort: number | null;
  date_updated: string | null;
}

/** Attribute group */
export interface EcommerceAttributeGroup {
  id: string;
  project: string | Project;
  display_name: string;
  attributes: string[] | EcommerceAttribute[];
  sort: number | null;
  translations: number[] | EcommerceAttributeGroupTranslations[];
}

/** Attribute group: translations */
export interface EcommerceAttributeGroupTranslations {
  id: number;
  ecommerce_attribute_group: string | EcommerceAttributeGroup;
  language: string | Language;
  display_name: string;
}

/** ecommerce_category_attribute_group */
export interface EcommerceCategoryAttributeGroup {
  id: number;
  category: string | EcommerceCategory;
  attribute_group_id: string | EcommerceAttributeGroup;
  sort: number | null;
}

/** Attribute */
export interface EcommerceAttribute {
  id: string;
  attribute_group: string | EcommerceAttributeGroup;
  display_name: string;
  sort: number | null;
  translations: number[] | EcommerceAttributeTranslations[];
}

/** Attribute: translations */
export interface EcommerceAttributeTranslations {
  id: number;
  ecommerce_attribute: string | EcommerceAttribute;
  language: string | Language;
  display_name: string;
}

/** Tag */
export interface EcommerceTag {
  id: string;
  project: string | Project;
  name: string;
  translations: number[] | EcommerceTagTranslations[];
}

/** Tag: translations */
export interface EcommerceTagTranslations {
  id: number;
  ecommerce_tag: string | EcommerceTag;
  language: string | Language;
  name: string;
}

/** Size guide */
export interface EcommerceSizeGuide {
  id: string;
  project: string | Project;
  display_name: string;
  introduction: string | null;
  table: unknown;
  translations: number[] | EcommerceSizeGuideTranslations[];
}

/** Size guide: translations */
export interface EcommerceSizeGuideTranslations {
  id: number;
  ecommerce_size_guide: string | EcommerceSizeGuide;
  language: string | Language;
  display_name: string;
  introduction: string | null;
  table: unknown;
}

/** Product */
export interface EcommerceProduct {
  id: string;
  status: 'draft' | 'published' | 'archived';
  project: string | Project;
  display_name: string;
  slug: string;
  reference_number: string;
  description: string | null;
  images: number[] | EcommerceProductImage[];
  category: string | EcommerceCategory;
  manufacturer: string | EcommerceManufacturer;
  subcategories: number[] | EcommerceProductSubcategory[];
  attributes: number[] | EcommerceProductAttribute[];
  tags: number[] | EcommerceProductTag[];
  price_brutto: string | null;
  is_reduced: boolean;
  price_brutto_old: string | null;
  reduction_state: 'shown' | 'not_lower' | 'no_history' | 'not_offered' | null;
  reduced_since: string | null;
  price_history: string[] | EcommercePriceHistory[];
  unit_quantity: string | null;
  unit: 'ml' | 'l' | 'g' | 'kg' | 'm' | 'm2' | 'piece' | null;
  unit_base: 'legal' | 'hundred' | null;
  tax_percent: string | null;
  stock: number;
  reorder_possible: boolean;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
  made_to_order_days_min: number | null;
  made_to_order_days_max: number | null;
  shipping_time: string | null;
  variant_display_name: string | null;
  varies_by: 'size' | 'color' | 'material' | 'pattern' | null;
  product_variants: string[] | EcommerceProductVariant[];
  personalization: string | EcommercePersonalization | null;
  size_guide: string | EcommerceSizeGuide | null;
  identifier: string | null;
  gtin: string | null;
  mpn: string | null;
  warnings: string | null;
  contains_battery: boolean;
  guarantee_model: string | null;
  guarantee_years: number | null;
  guarantee_terms_url: string | null;
  ratings: string[] | EcommerceProductRating[];
  sort: number | null;
  date_created: string | null;
  date_updated: string | null;
  price_from: string | null;
  price_to: string | null;
  search_text: string;
  random_key: number;
  translations: number[] | EcommerceProductTranslations[];
}

/** Product: translations */
export interface EcommerceProductTranslations {
  id: number;
  ecommerce_product: string | EcommerceProduct;
  language: string | Language;
  display_name: string;
  description: string | null;
  shipping_time: string | null;
  variant_display_name: string | null;
  warnings: string | null;
  keywords: string | null;
}

/** Variant */
export interface EcommerceProductVariant {
  id: string;
  product: string | EcommerceProduct;
  sort: number | null;
  display_name: string;
  reference_number_suffix: string | null;
  price_brutto: string;
  is_reduced: boolean;
  price_brutto_old: string | null;
  reduction_state: 'shown' | 'not_lower' | 'no_history' | 'not_offered' | null;
  reduced_since: string | null;
  price_history: string[] | EcommercePriceHistory[];
  unit_quantity: string | null;
  unit: 'ml' | 'l' | 'g' | 'kg' | 'm' | 'm2' | 'piece' | null;
  unit_base: 'legal' | 'hundred' | null;
  stock: number;
  active: boolean;
  reorder_possible: boolean;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
  made_to_order_days_min: number | null;
  made_to_order_days_max: number | null;
  shipping_time: string | null;
  gtin: string | null;
  mpn: string | null;
  guarantee_model: string | null;
  guarantee_years: number | null;
  guarantee_terms_url: string | null;
  date_updated: string | null;
  translations: number[] | EcommerceProductVariantTranslations[];
}

/** Variant: translations */
export interface EcommerceProductVariantTranslations {
  id: number;
  ecommerce_product_variant: string | EcommerceProductVariant;
  language: string | Language;
  display_name: string;
  shipping_time: string | null;
}

/** Price history */
export interface EcommercePriceHistory {
  id: string;
  product: string | EcommerceProduct;
  variant: string | EcommerceProductVariant | null;
  price_brutto: string | null;
  is_reduced: boolean;
  valid_from: string;
  origin: 'recorded' | 'taken_over';
}

/** Personalization */
export interface EcommercePersonalization {
  id: string;
  project: string | Project;
  display_name: string;
  surface: 'none' | 'ring' | 'ring_pair' | 'case_back' | 'disc' | 'plate';
  additional_days: number | null;
  fields: unknown;
  translations: number[] | EcommercePersonalizationTranslations[];
}

/** Personalization: translations */
export interface EcommercePersonalizationTranslations {
  id: number;
  ecommerce_personalization: string | EcommercePersonalization;
  language: string | Language;
  display_name: string;
  fields: unknown;
}

/** Product picture */
export interface EcommerceProductImage {
  id: number;
  product: string | EcommerceProduct;
  directus_files_id: string | DirectusFiles;
  sort: number | null;
  alt: string | null;
  translations: number[] | EcommerceProductImageTranslations[];
}

/** Product picture: translations */
export interface EcommerceProductImageTranslations {
  id: number;
  ecommerce_product_image: number | EcommerceProductImage;
  language: string | Language;
  alt: string | null;
}

/** ecommerce_product_subcategory */
export interface EcommerceProductSubcategory {
  id: number;
  product: string | EcommerceProduct;
  subcategory_id: string | EcommerceSubcategory;
  sort: number | null;
}

/** ecommerce_product_attribute */
export interface EcommerceProductAttribute {
  id: number;
  product: string | EcommerceProduct;
  attribute_id: string | EcommerceAttribute;
  sort: number | null;
}

/** ecommerce_product_tag */
export interface EcommerceProductTag {
  id: number;
  product: string | EcommerceProduct;
  tag_id: string | EcommerceTag;
  sort: number | null;
}

/** Rating */
export interface EcommerceProductRating {
  id: string;
  status: 'draft' | 'published' | 'archived';
  product: string | EcommerceProduct;
  rating: number;
  title: string | null;
  comment: string | null;
  author: string | null;
  language: 'de' | 'en' | 'fr' | null;
  verified: boolean;
  order_line: string | EcommerceOrderLine | null;
  date_created: string | null;
}

/** Request */
export interface EcommerceRequest {
  id: string;
  status: 'new' | 'answered' | 'closed' | 'suspected';
  date_created: string | null;
  kind: 'availability' | 'price' | 'stock';
  subject: string;
  product: string | EcommerceProduct | null;
  variant: string | EcommerceProductVariant | null;
  name: string;
  email: string;
  phone: string | null;
  language: 'de' | 'en' | 'fr' | null;
  message: string | null;
  note: string | null;
  path: string | null;
  notified_at: string | null;
  project: string | Project;
}

/** Shop settings */
export interface EcommerceSettings {
  id: string;
  project: string | Project;
  enable_cart: boolean;
  maintenance_mode: boolean;
  show_stock: boolean;
  allow_ratings: boolean;
  purchase_to_order: boolean;
  call_to_action_text: string | null;
  global_footer: string | null;
  filters: ('category' | 'subcategory' | 'manufacturer' | 'price' | 'attribute' | 'tag')[] | null;
  category_filter: number[] | EcommerceSettingsCategory[];
  subcategory_filter: number[] | EcommerceSettingsSubcategory[];
  manufacturer_filter: number[] | EcommerceSettingsManufacturer[];
  attribute_filter: number[] | EcommerceSettingsAttributeGroup[];
  default_sort: 'sort' | '-date_created' | 'price_brutto' | '-price_brutto' | 'display_name';
  default_tax_percent: string;
  payment_methods: number[] | EcommerceSettingsPaymentMethod[];
  paypal_client_id: string | null;
  paypal_client_secret: string | null;
  paypal_webhook_id: string | null;
  klarna_username: string | null;
  klarna_password: string | null;
  prepayment_days: number;
  bank_details: string | null;
  shipping_cost: string | null;
  present_wrapping: boolean;
  present_wrapping_price_brutto: string | null;
  pickup_reservation_days: number;
  shipping_countries: string[] | EcommerceShippingCountry[];
  shipping_methods: string[] | EcommerceShippingMethod[];
  shipping_methods_config: string[] | EcommerceShippingConfig[];
  return_days: number | null;
  return_paid_by: 'house' | 'customer' | null;
  order_prefix: string | null;
  order_email: string | null;
  legal_guarantee_notice: string | DirectusFiles | null;
  legal_pages: string[] | EcommerceLegalPage[];
  translations: number[] | EcommerceSettingsTranslations[];
}

/** Shop settings: translations */
export interface EcommerceSettingsTranslations {
  id: number;
  ecommerce_settings: string | EcommerceSettings;
  language: string | Language;
  call_to_action_text: string | null;
  global_footer: string | null;
  bank_details: string | null;
}

/** Payment method */
export interface EcommercePaymentMethod {
  id: number;
  method: string;
  display_name: string;
  translations: number[] | EcommercePaymentMethodTranslations[];
}

/** Payment method: translations */
export interface EcommercePaymentMethodTranslations {
  id: number;
  ecommerce_payment_method: number | EcommercePaymentMethod;
  language: string | Language;
  display_name: string;
}

/** ecommerce_settings_payment_method */
export interface EcommerceSettingsPaymentMethod {
  id: number;
  settings: string | EcommerceSettings;
  payment_method_id: number | EcommercePaymentMethod;
  sort: number | null;
  config: unknown;
}

/** ecommerce_settings_category */
export interface EcommerceSettingsCategory {
  id: number;
  settings: string | EcommerceSettings;
  category_id: string | EcommerceCategory;
  sort: number | null;
}

/** ecommerce_settings_subcategory */
export interface EcommerceSettingsSubcategory {
  id: number;
  settings: string | EcommerceSettings;
  subcategory_id: string | EcommerceSubcategory;
  sort: number | null;
}

/** ecommerce_settings_manufacturer */
export interface EcommerceSettingsManufacturer {
  id: number;
  settings: string | EcommerceSettings;
  manufacturer_id: string | EcommerceManufacturer;
  sort: number | null;
}

/** ecommerce_settings_attribute_group */
export interface EcommerceSettingsAttributeGroup {
  id: number;
  settings: string | EcommerceSettings;
  attribute_group_id: string | EcommerceAttributeGroup;
  sort: number | null;
}

/** Shipping country */
export interface EcommerceShippingCountry {
  id: string;
  settings: string | EcommerceSettings;
  sort: number | null;
  country_code: string;
}

/** Shipping method */
export interface EcommerceShippingMethod {
  id: string;
  settings: string | EcommerceSettings;
  sort: number | null;
  display_name: string;
  free: boolean;
  translations: number[] | EcommerceShippingMethodTranslations[];
}

/** Shipping method: translations */
export interface EcommerceShippingMethodTranslations {
  id: number;
  ecommerce_shipping_method: string | EcommerceShippingMethod;
  language: string | Language;
  display_name: string;
}

/** Shipping rate */
export interface EcommerceShippingConfig {
  id: string;
  settings: string | EcommerceSettings;
  sort: number | null;
  name: string;
  shipping_method: string | EcommerceShippingMethod | null;
  shipping_provider: string | null;
  price_brutto: string;
  additional_days: number | null;
  countries: ('DE' | 'AT' | 'CH' | 'FR' | 'LU' | 'NL' | 'BE')[] | null;
  payment_methods: number[] | EcommerceShippingConfigPaymentMethod[];
  pickup_branch: string | Branch | null;
  translations: number[] | EcommerceShippingConfigTranslations[];
}

/** Shipping rate: translations */
export interface EcommerceShippingConfigTranslations {
  id: number;
  ecommerce_shipping_config: string | EcommerceShippingConfig;
  language: string | Language;
  name: string;
}

/** ecommerce_shipping_config_payment_method */
export interface EcommerceShippingConfigPaymentMethod {
  id: number;
  shipping_config: string | EcommerceShippingConfig;
  payment_method_id: number | EcommercePaymentMethod;
  sort: number | null;
}

/** Legal page */
export interface EcommerceLegalPage {
  id: string;
  settings: string | EcommerceSettings;
  sort: number | null;
  type: 'agb' | 'widerruf' | 'versand-und-zahlung';
  content: string;
  translations: number[] | EcommerceLegalPageTranslations[];
}

/** Legal page: translations */
export interface EcommerceLegalPageTranslations {
  id: number;
  ecommerce_legal_page: string | EcommerceLegalPage;
  language: string | Language;
  content: string;
}

/** Event */
export interface Event {
  id: string;
  status: 'draft' | 'published' | 'archived';
  project: string | Project;
  starts_at: string;
  ends_at: string;
  state: 'open' | 'full' | 'cancelled';
  branch: string | Branch | null;
  registration_link: string | null;
  image: string | DirectusFiles | null;
  date_updated: string | null;
  translations: number[] | EventTranslations[];
}

/** Event: translations */
export interface EventTranslations {
  id: number;
  event: string | Event;
  language: string | Language;
  title: string;
  content: string | null;
  place: string | null;
  image_alt: string | null;
}

/** Section */
export interface PageSection {
  id: string;
  page: string | Page;
  type: 'text' | 'picture' | 'gallery' | 'quote' | 'brands' | 'products' | 'action' | 'window';
  visible: boolean;
  layout: 'right' | 'left' | null;
  picture: string | DirectusFiles | null;
  pictures: number[] | PageSectionPicture[];
  brand_type: 'watches' | 'jewelry' | 'wedding_rings' | 'optics' | 'accessories' | null;
  products: number[] | PageSectionProduct[];
  category: string | EcommerceCategory | null;
  hotspots: string[] | PageSectionHotspot[];
  link: string | null;
  anchor: string | null;
  sort: number | null;
  date_updated: string | null;
  translations: number[] | PageSectionTranslations[];
}

/** Section: translations */
export interface PageSectionTranslations {
  id: number;
  page_section: string | PageSection;
  language: string | Language;
  heading: string | null;
  content: string | null;
  attribution: string | null;
  link_label: string | null;
  picture_alt: string | null;
}

/** Gallery picture */
export interface PageSectionPicture {
  id: number;
  section: string | PageSection;
  directus_files_id: string | DirectusFiles;
  sort: number | null;
  translations: number[] | PageSectionPictureTranslations[];
}

/** Gallery picture: translations */
export interface PageSectionPictureTranslations {
  id: number;
  page_section_picture: number | PageSectionPicture;
  language: string | Language;
  alt: string | null;
}

/** page_section_product */
export interface PageSectionProduct {
  id: number;
  section: string | PageSection;
  product_id: string | EcommerceProduct;
  sort: number | null;
}

/** Shop window mark */
export interface PageSectionHotspot {
  id: string;
  section: string | PageSection;
  x: number;
  y: number;
  product: string | EcommerceProduct | null;
  brand: string | Brand | null;
  link: string | null;
  sort: number | null;
  translations: number[] | PageSectionHotspotTranslations[];
}

/** Mark: translations */
export interface PageSectionHotspotTranslations {
  id: number;
  page_section_hotspot: string | PageSectionHotspot;
  language: string | Language;
  label: string | null;
  description: string | null;
}

/** Order */
export interface EcommerceOrder {
  id: string;
  number: string;
  state: 'new' | 'awaiting_payment' | 'paid' | 'in_progress' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled' | 'refunded' | 'withdrawn';
  date_created: string | null;
  hold_until: string | null;
  pickup_until: 'datetime' | null;
  lines: string[] | EcommerceOrderLine[];
  comment: string | null;
  note: string | null;
  email: string;
  language: 'de' | 'en' | 'fr';
  shipping_first_name: string;
  shipping_last_name: string;
  shipping_company: string | null;
  shipping_street: string;
  shipping_address_addition: string | null;
  shipping_zip: string;
  shipping_city: string;
  shipping_country: string;
  shipping_phone: string | null;
  shipping_name: string;
  shipping_config: string | EcommerceShippingConfig | null;
  pickup_branch: string | Branch | null;
  present_wrap: boolean;
  shipping_provider: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  payment_method: number | EcommercePaymentMethod;
  goods_brutto: string;
  shipping_brutto: string;
  present_wrap_brutto: string;
  total_brutto: string;
  taxes: unknown;
  paid_at: string | null;
  payments: string[] | EcommercePayment[];
  refunds: string[] | EcommerceRefund[];
  invoice_first_name: string | null;
  invoice_last_name: string | null;
  invoice_company: string | null;
  invoice_street: string | null;
  invoice_address_addition: string | null;
  invoice_zip: string | null;
  invoice_city: string | null;
  invoice_country: string | null;
  invoice_phone: string | null;
  anonymised_at: string | null;
  withdrawals: string[] | EcommerceWithdrawal[];
  history: string[] | EcommerceOrderHistory[];
  mails: string[] | EcommerceMail[];
  body_hash: string | null;
  access_key: string | null;
  pickup_reminded_at: string | null;
  pickup_overdue_at: string | null;
  project: string | Project;
}

/** Order line */
export interface EcommerceOrderLine {
  id: string;
  order: string | EcommerceOrder;
  sort: number | null;
  count: number;
  name: string;
  variant_name: string | null;
  reference_number: string | null;
  product: string | EcommerceProduct | null;
  variant: string | EcommerceProductVariant | null;
  price_brutto: string;
  total_brutto: string;
  tax_percent: string;
  shipping_time: string | null;
  delivery_from: 'datetime' | null;
  delivery_to: 'datetime' | null;
  is_made_to_order: boolean;
  labels: unknown;
  labels_shown: unknown;
  previews: unknown;
  personalization: unknown;
  essential_features: unknown;
  essential_features_shown: unknown;
  unit_price: unknown;
  guarantee: unknown;
  rating_key: string | null;
}

/** Hold */
export interface EcommerceHold {
  id: string;
  order: string | EcommerceOrder;
  product: string | EcommerceProduct | null;
  variant: string | EcommerceProductVariant | null;
  count: number;
  date_created: string | null;
  released_at: string | null;
}

/** Order history */
export interface EcommerceOrderHistory {
  id: string;
  order: string | EcommerceOrder;
  date_created: string | null;
  from_state: 'new' | 'awaiting_payment' | 'paid' | 'in_progress' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled' | 'refunded' | 'withdrawn' | null;
  to_state: 'new' | 'awaiting_payment' | 'paid' | 'in_progress' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled' | 'refunded' | 'withdrawn';
  actor: string;
  note: string | null;
}

/** Withdrawal */
export interface EcommerceWithdrawal {
  id: string;
  status: 'new' | 'handled';
  date_created: string | null;
  order: string | EcommerceOrder | null;
  match: 'link' | 'number_and_email' | 'number' | 'none';
  name: string;
  email: string;
  contract: string;
  part: string | null;
  lines: unknown;
  language: 'de' | 'en' | 'fr';
  note: string | null;
  project: string | Project;
}

/** Payment */
export interface EcommercePayment {
  id: string;
  order: string | EcommerceOrder;
  provider: 'paypal' | 'klarna';
  state: 'created' | 'approved' | 'authorized' | 'captured' | 'declined' | 'cancelled' | 'partly_refunded' | 'refunded' | 'released';
  provider_id: string | null;
  capture_id: string | null;
  amount_brutto: string;
  refunded_brutto: string | null;
  date_created: string | null;
  checked_at: string | null;
  note: string | null;
  details: unknown;
}

/** Refund */
export interface EcommerceRefund {
  id: string;
  order: string | EcommerceOrder;
  payment: string | EcommercePayment | null;
  state: 'requested' | 'pending' | 'succeeded' | 'failed' | 'to_transfer' | 'transferred';
  way: 'paypal' | 'klarna' | 'transfer';
  amount_brutto: string;
  date_created: string | null;
  requested_by: string;
  settled_at: string | null;
  settled_by: string | null;
  lines: unknown;
  shipping_brutto: string;
  present_wrap_brutto: string;
  other_brutto: string;
  reason: string | null;
  iban: string | null;
  account_holder: string | null;
  is_release: boolean;
  provider_id: string | null;
  idempotency_key: string | null;
  attempts: number;
  next_attempt_at: string | null;
  failure: string | null;
}

/** Mail document */
export interface EcommerceMailDocument {
  id: string;
  date_created: string | null;
  title: string;
  language: string;
  html: string;
  project: string | Project;
}

/** Mail */
export interface EcommerceMail {
  id: string;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  date_created: string | null;
  sent_at: string | null;
  kind: 'order_received' | 'order_received_house' | 'payment_received' | 'unusable_figures' | 'payment_alert' | 'shipped' | 'pickup_ready' | 'pickup_reminder' | 'pickup_overdue_house' | 'cancelled' | 'refunded' | 'refund_failed_house' | 'withdrawal_received' | 'withdrawal_house' | 'contact_copy' | 'contact_house' | 'request_received' | 'request_house' | 'stock_returned' | 'newsletter_confirm' | 'newsletter_welcome' | 'newsletter_known' | 'appointment_received' | 'appointment_house' | 'appointment_confirmed' | 'appointment_moved' | 'appointment_cancelled' | 'publication_failed' | 'publication_recovered';
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  attachments: unknown;
  language: string | null;
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  order: string | EcommerceOrder | null;
  about: string | null;
  reply_to: string | null;
  headers: unknown;
  project: string | Project;
}

/** Message */
export interface ContactMessage {
  id: string;
  status: 'new' | 'answered' | 'closed' | 'suspected';
  date_created: string | null;
  name: string;
  email: string;
  phone: string | null;
  language: 'de' | 'en' | 'fr' | null;
  branch: string | Branch | null;
  message: string;
  note: string | null;
  project: string | Project;
}

/** Newsletter subscription */
export interface NewsletterSubscription {
  id: string;
  state: 'pending' | 'confirmed' | 'unsubscribed' | 'suspected';
  email: string;
  language: 'de' | 'en' | 'fr';
  date_created: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_url: string | null;
  events: string[] | NewsletterEvent[];
  confirm_hash: string | null;
  confirm_until: string | null;
  unsubscribe_key: string | null;
  project: string | Project;
}

/** Newsletter event */
export interface NewsletterEvent {
  id: string;
  subscription: string | NewsletterSubscription;
  date_created: string | null;
  kind: 'requested' | 'confirmed' | 'unsubscribed';
  text_version: string | null;
  address: string | null;
}

/** Appointment topic */
export interface AppointmentTopic {
  id: string;
  project: string | Project;
  display_name: string;
  description: string | null;
  duration_minutes: number;
  branch: string | Branch | null;
  active: boolean;
  sort: number | null;
  translations: number[] | AppointmentTopicTranslations[];
}

/** Appointment topic: translations */
export interface AppointmentTopicTranslations {
  id: number;
  appointment_topic: string | AppointmentTopic;
  language: string | Language;
  display_name: string | null;
  description: string | null;
}

/** Appointment */
export interface Appointment {
  id: string;
  state: 'requested' | 'confirmed' | 'cancelled' | 'suspected';
  topic: string | AppointmentTopic | null;
  branch: string | Branch;
  starts_at: string;
  ends_at: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: 'de' | 'en' | 'fr';
  message: string | null;
  subject: string | null;
  product: string | EcommerceProduct | null;
  variant: string | EcommerceProductVariant | null;
  note: string | null;
  date_created: string | null;
  access_key: string | null;
  sequence: number;
  told: unknown;
  project: string | Project;
}

/** Retention */
export interface PrivacySettings {
  id: string;
  project: string | Project;
  contact_days: number;
  request_days: number;
  appointment_days: number;
  newsletter_pending_days: number;
  newsletter_proof_days: number;
  suspected_days: number;
  rating_days: number;
  withdrawal_days: number;
  order_days: number;
}

/** Publication */
export interface Publication {
  id: string;
  state: 'queued' | 'sending' | 'sent' | 'building' | 'live' | 'failed' | 'superseded' | 'handed_over' | 'unhosted';
  date_created: string | null;
  sent_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  stage: string | null;
  release: string | null;
  changed_file_count: number | null;
  cause: 'content' | 'record_missing' | 'project_unknown' | 'backend_away' | 'backend_refused' | 'pages_missing' | 'pages_faulty' | 'broken_links' | 'odd_sizes' | 'taken_back' | 'host_stopped' | 'too_long' | 'killed' | 'lost' | 'unknown' | 'preview_left_out' | 'preview_of_other_project' | 'preview_without_page' | 'preview_over' | 'preview_without_shop' | null;
  details: string | null;
  record_collection: string | null;
  record_item: string | null;
  changes: number[] | PublicationChange[];
  stages: unknown;
  asked_by: string | null;
  attempts: number;
  losses: number;
  next_attempt_at: string | null;
  problem: string | null;
  project: string | Project;
}

/** Published change */
export interface PublicationChange {
  id: number;
  publication: string | Publication | null;
  collection: string;
  item: string;
  action: string;
  editor: string;
  activity: number | null;
  date_created: string | null;
  project: string | Project | null;
}

/** Every collection by its name; Directus adds its own. */
export interface Schema {
  directus_users: DirectusUsers;
  directus_files: DirectusFiles;
  language: Language[];
  project: Project[];
  project_translations: ProjectTranslations[];
  theme_settings: ThemeSettings[];
  company: Company[];
  company_translations: CompanyTranslations[];
  company_address: CompanyAddress[];
  company_email: CompanyEmail[];
  company_number: CompanyNumber[];
  company_executive: CompanyExecutive[];
  company_register: CompanyRegister[];
  data_protection_commissioner: DataProtectionCommissioner[];
  branch: Branch[];
  branch_translations: BranchTranslations[];
  opening_period: OpeningPeriod[];
  opening_period_translations: OpeningPeriodTranslations[];
  opening_hour: OpeningHour[];
  opening_hour_translations: OpeningHourTranslations[];
  special_day: SpecialDay[];
  special_day_translations: SpecialDayTranslations[];
  menu_item: MenuItem[];
  menu_item_translations: MenuItemTranslations[];
  menu_group: MenuGroup[];
  menu_group_translations: MenuGroupTranslations[];
  widget: Widget[];
  widget_translations: WidgetTranslations[];
  page: Page[];
  page_translations: PageTranslations[];
  legal_text: LegalText[];
  legal_text_translations: LegalTextTranslations[];
  consent: Consent[];
  consent_translations: ConsentTranslations[];
  brand: Brand[];
  brand_translations: BrandTranslations[];
  ecommerce_category: EcommerceCategory[];
  ecommerce_category_translations: EcommerceCategoryTranslations[];
  ecommerce_subcategory: EcommerceSubcategory[];
  ecommerce_subcategory_translations: EcommerceSubcategoryTranslations[];
  ecommerce_manufacturer: EcommerceManufacturer[];
  ecommerce_attribute_group: EcommerceAttributeGroup[];
  ecommerce_attribute_group_translations: EcommerceAttributeGroupTranslations[];
  ecommerce_category_attribute_group: EcommerceCategoryAttributeGroup[];
  ecommerce_attribute: EcommerceAttribute[];
  ecommerce_attribute_translations: EcommerceAttributeTranslations[];
  ecommerce_tag: EcommerceTag[];
  ecommerce_tag_translations: EcommerceTagTranslations[];
  ecommerce_size_guide: EcommerceSizeGuide[];
  ecommerce_size_guide_translations: EcommerceSizeGuideTranslations[];
  ecommerce_product: EcommerceProduct[];
  ecommerce_product_translations: EcommerceProductTranslations[];
  ecommerce_product_variant: EcommerceProductVariant[];
  ecommerce_product_variant_translations: EcommerceProductVariantTranslations[];
  ecommerce_price_history: EcommercePriceHistory[];
  ecommerce_personalization: EcommercePersonalization[];
  ecommerce_personalization_translations: EcommercePersonalizationTranslations[];
  ecommerce_product_image: EcommerceProductImage[];
  ecommerce_product_image_translations: EcommerceProductImageTranslations[];
  ecommerce_product_subcategory: EcommerceProductSubcategory[];
  ecommerce_product_attribute: EcommerceProductAttribute[];
  ecommerce_product_tag: EcommerceProductTag[];
  ecommerce_product_rating: EcommerceProductRating[];
  ecommerce_request: EcommerceRequest[];
  ecommerce_settings: EcommerceSettings[];
  ecommerce_settings_translations: EcommerceSettingsTranslations[];
  ecommerce_payment_method: EcommercePaymentMethod[];
  ecommerce_payment_method_translations: EcommercePaymentMethodTranslations[];
  ecommerce_settings_payment_method: EcommerceSettingsPaymentMethod[];
  ecommerce_settings_category: EcommerceSettingsCategory[];
  ecommerce_settings_subcategory: EcommerceSettingsSubcategory[];
  ecommerce_settings_manufacturer: EcommerceSettingsManufacturer[];
  ecommerce_settings_attribute_group: EcommerceSettingsAttributeGroup[];
  ecommerce_shipping_country: EcommerceShippingCountry[];
  ecommerce_shipping_method: EcommerceShippingMethod[];
  ecommerce_shipping_method_translations: EcommerceShippingMethodTranslations[];
  ecommerce_shipping_config: EcommerceShippingConfig[];
  ecommerce_shipping_config_translations: EcommerceShippingConfigTranslations[];
  ecommerce_shipping_config_payment_method: EcommerceShippingConfigPaymentMethod[];
  ecommerce_legal_page: EcommerceLegalPage[];
  ecommerce_legal_page_translations: EcommerceLegalPageTranslations[];
  event: Event[];
  event_translations: EventTranslations[];
  page_section: PageSection[];
  page_section_translations: PageSectionTranslations[];
  page_section_picture: PageSectionPicture[];
  page_section_picture_translations: PageSectionPictureTranslations[];
  page_section_product: PageSectionProduct[];
  page_section_hotspot: PageSectionHotspot[];
  page_section_hotspot_translations: PageSectionHotspotTranslations[];
  ecommerce_order: EcommerceOrder[];
  ecommerce_order_line: EcommerceOrderLine[];
  ecommerce_hold: EcommerceHold[];
  ecommerce_order_history: EcommerceOrderHistory[];
  ecommerce_withdrawal: EcommerceWithdrawal[];
  ecommerce_payment: EcommercePayment[];
  ecommerce_refund: EcommerceRefund[];
  ecommerce_mail_document: EcommerceMailDocument[];
  ecommerce_mail: EcommerceMail[];
  contact_message: ContactMessage[];
  newsletter_subscription: NewsletterSubscription[];
  newsletter_event: NewsletterEvent[];
  appointment_topic: AppointmentTopic[];
  appointment_topic_translations: AppointmentTopicTranslations[];
  appointment: Appointment[];
  privacy_settings: PrivacySettings[];
  publication: Publication[];
  publication_change: PublicationChange[];
}
